// Light or dark: as the reader's system is, or as the reader says.

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

function followTheme() {
  theme.addEventListener("click", () => {
    memory.theme = theme.value;
    showTheme(theme.value);
  });
  prefersDark.addEventListener("change", () => showTheme(document.documentElement.dataset.theme));
}
