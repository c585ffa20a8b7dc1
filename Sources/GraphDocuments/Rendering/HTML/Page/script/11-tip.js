// The tooltip, for pointers and for the keyboard.

const tip = byId("tip");

function showTip(item) {
  tip.textContent = item.description;
  tip.hidden = false;
  const box = (item.element.querySelector(".box, .title")).getBoundingClientRect();
  const bounds = stage.getBoundingClientRect();
  const below = box.bottom - bounds.top + 8;
  const isBelow = below + tip.offsetHeight < bounds.height;
  const left = Math.max(8, Math.min(box.left - bounds.left, bounds.width - tip.offsetWidth - 8));
  tip.style.left = `${left}px`;
  tip.style.top = `${isBelow ? below : Math.max(8, box.top - bounds.top - tip.offsetHeight - 8)}px`;
}

function hideTip() {
  tip.hidden = true;
}

function followTip() {
  for (const item of [...nodes, ...components]) {
    item.element.addEventListener("pointerenter", () => { if (pointers.size === 0) showTip(item); });
    item.element.addEventListener("pointerleave", hideTip);
    item.element.addEventListener("focus", () => { if (item.element.matches(":focus-visible")) showTip(item); });
    item.element.addEventListener("blur", hideTip);
  }
}
