// Says that a layout takes a while, before it begins.

/// Layouts of more boxes take so long that the reader wonders.
const mostAtOnce = 800;
const working = byId("working");

/// Does what lays out so many boxes, once the reader has been told that it takes a while.
function announced(count, act) {
  if (count <= mostAtOnce) return act();
  const [status, text] = [byId("status"), working.textContent];
  working.hidden = false;
  status.textContent = text;
  // A frame with these words comes before the next task.
  requestAnimationFrame(() => setTimeout(() => {
    try { act(); } finally {
      working.hidden = true;
      if (status.textContent === text) status.textContent = "Laid out.";
    }
  }));
}
