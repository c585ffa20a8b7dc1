// Makes elements. Texts are set as texts, never as markup.

/// Whether the page is on a phone, or in a window as narrow.
const isNarrow = matchMedia("(max-width: 700px)");

const byId = (id) => document.getElementById(id);

function make(tag, attributes = {}, ...children) {
  return fill(document.createElement(tag), attributes, children);
}

function draw(tag, attributes = {}, ...children) {
  return fill(document.createElementNS("http://www.w3.org/2000/svg", tag), attributes, children);
}

function fill(element, attributes, children = []) {
  for (const [name, value] of Object.entries(attributes)) {
    if (name === "onclick") element.addEventListener("click", value);
    // The policy of the page refuses the attribute.
    else if (name === "style") element.style.cssText = value;
    else element.setAttribute(name, value);
  }
  return addAll(element, children);
}

/// Adds children one after the other: handing thousands over at once would be more than a call can take.
function addAll(element, children) {
  for (const child of children.flat()) if (child !== null) element.append(child);
  return element;
}

function replaceAll(element, children) {
  element.replaceChildren();
  return addAll(element, children);
}

/// A button in a text.
function action(text, act, attributes = {}, ...rest) {
  return make("button", { type: "button", onclick: act, ...attributes }, text, ...rest);
}

/// Opens a dialog over the page, until the reader closes it.
function showDialog(id, title, ...contents) {
  const dialog = make("dialog", { id, "aria-labelledby": `${id}-title` },
    action("×", () => dialog.close(), { class: "close", "aria-label": "Close" }),
    make("h2", { id: `${id}-title` }, title), ...contents);
  dialog.addEventListener("close", () => dialog.remove());
  document.body.append(dialog);
  dialog.showModal();
}

/// A name, kept from turning the direction of the text around it. A long one continues in the next line before a word of it.
function isolated(name) {
  const words = visible(name).split(/(?<=[\p{Ll}\d])(?=\p{Lu})|(?<=[<.,])/u);
  return make("bdi", {}, ...words.flatMap((word, number) => number > 0 ? [make("wbr"), word] : [word]));
}

const shortEscapes = { "\0": "\\0", "\t": "\\t", "\n": "\\n", "\r": "\\r" };

/// A text whose invisible characters, and those that turn its direction, are escaped as in Swift. Emoji keep U+200D.
function visible(text) {
  return text.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, (character) => {
    const number = character.codePointAt(0);
    const digits = number < 0x80 ? 2 : number < 0x10000 ? 4 : 8;
    return character === "\u200D" ? character : shortEscapes[character] ?? `\\u{${number.toString(16).toUpperCase().padStart(digits, "0")}}`;
  });
}

/// A text on several lines, each of which is kept.
function visibleLines(lines) {
  return lines.map(visible).join("\n");
}

const numeral = (number) => number.toLocaleString("en");

function counted(count, noun) {
  return `${numeral(count)} ${count === 1 ? noun : `${noun.replace(/y$/, "ie")}s`}`;
}
