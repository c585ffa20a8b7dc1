// Puts everything together.

const theme = byId("theme");

const prefersDark = matchMedia("(prefers-color-scheme: dark)");

/// Browsers may refuse to store anything for a page in a file. Other pages may keep things at the same place.
const memory = {
  key: "cleanse-graph-theme",
  get theme() {
    try {
      const kept = localStorage.getItem(this.key);
      return ["light", "dark"].includes(kept) ? kept : null;
    } catch { return null; }
  },
  set theme(value) { try { localStorage.setItem(this.key, value); } catch { /* Not kept, then. */ } },
};

function showTheme(name) {
  if (name) document.documentElement.dataset.theme = name;
  const isDark = name ? name === "dark" : prefersDark.matches;
  theme.textContent = isDark ? "Light" : "Dark";
  theme.setAttribute("aria-label", `Use ${isDark ? "light" : "dark"} colours`);
  theme.value = isDark ? "light" : "dark";
}

theme.addEventListener("click", () => {
  memory.theme = theme.value;
  showTheme(theme.value);
});
byId("fit").addEventListener("click", () => fit());
byId("zoom-in").addEventListener("click", () => zoom(1.25));
byId("zoom-out").addEventListener("click", () => zoom(0.8));
byId("show-graph").addEventListener("click", () => showList(false));
byId("show-list").addEventListener("click", () => showList(true));
/// The components that are collapsed at once: those inside another one. A component alone stays open.
const inner = components.filter((component) => component.around);
const foldable = inner.length > 0 ? inner : components.length > 1 ? components : [];
byId("fold-all").hidden = foldable.length === 0;
byId("fold-all").addEventListener("click", () => {
  const isFolded = components.some((component) => component.isFolded);
  setFolded(isFolded ? components : foldable, !isFolded);
  fit();
});
addEventListener("resize", () => { if (isFitted) fit(); else showView(); });
prefersDark.addEventListener("change", () => showTheme(document.documentElement.dataset.theme));

let viewBeforePrint = null;
addEventListener("beforeprint", () => {
  viewBeforePrint = { ...view };
  svg.setAttribute("viewBox", `0 0 ${whole.width} ${whole.height}`);
  svg.classList.remove("far", "farther");
});
addEventListener("afterprint", () => {
  Object.assign(view, viewBeforePrint);
  showView();
});

showTheme(memory.theme);
showSummary();
showLegend();
showPanel();
showProblems();
followPointers();
followMap();
followSearch();
followTip();
followKeys();
drawMap();
fit();
