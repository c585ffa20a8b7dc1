// How wide texts are, and how they are shortened.

const pen = document.createElement("canvas").getContext("2d");
const fontFamily = getComputedStyle(document.body).fontFamily;
const widths = new Map();

/// The width of a text in pixels: names and titles are bold.
function textWidth(text, size, isBold = false) {
  const key = `${isBold}${text}`;
  if (!widths.has(key)) {
    pen.font = `${isBold ? 650 : 500} 100px ${fontFamily}`;
    widths.set(key, pen.measureText(text).width / 100);
  }
  return widths.get(key) * size;
}

/// The text; without its middle where it is wider than allowed; nothing where fewer letters than `least` have room.
function shortened(text, width, size, isBold = false, least = 3) {
  if (textWidth(text, size, isBold) <= width) return text;
  const letters = [...text];
  const without = (count) => `${letters.slice(0, Math.ceil(count / 2)).join("")}…${letters.slice(letters.length - Math.floor(count / 2)).join("")}`;
  let [low, high] = [0, letters.length - 1];
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if (textWidth(without(middle), size, isBold) <= width) low = middle; else high = middle - 1;
  }
  if (low < least) return "";
  // The end begins with a word where one is near: a suffix or an argument says more whole.
  const isStart = (place) => letters[place] === "<" || /\p{Lu}/u.test(letters[place]) && /[^\p{Lu}]/u.test(letters[place - 1]);
  const wish = letters.length - Math.floor(low / 2);
  const starts = letters.map((_, place) => place).filter((place) => place > 0 && letters.length - place >= low / 4 && letters.length - place <= low * 0.7 && isStart(place));
  const [start] = starts.sort((one, other) => Math.abs(one - wish) - Math.abs(other - wish));
  const end = start === undefined ? null : letters.slice(start).join("");
  for (let count = low - (letters.length - start); end !== null && count >= 2; count--) {
    const text = `${letters.slice(0, count).join("")}…${end}`;
    if (textWidth(text, size, isBold) <= width) return text;
  }
  return without(low);
}

/// The name of a node. Its difference from others of its name is kept whole, if possible.
function shortenedName({ name, sharedName }, width, size, isBold) {
  const difference = sharedName ? name.slice(sharedName.length) : "";
  const start = difference === "" ? "" : shortened(sharedName, width - textWidth(difference, size, isBold), size, isBold);
  return start === "" ? shortened(name, width, size, isBold) : start + difference;
}

/// As many facts as have room, beginning with the first.
function fitting(facts, width, size) {
  const parts = facts.filter(Boolean);
  while (parts.length > 1 && textWidth(parts.join(" · "), size) > width) parts.pop();
  return shortened(parts.join(" · "), width, size);
}

/// The name of a group. Most end in the word for their kind, and can best do without it.
function shortenedTitle(name, width, size, least) {
  if (textWidth(name, size, true) <= width) return name;
  const distinct = name.replace(/(?<=.)(Component|Module)$/u, "…");
  return textWidth(distinct, size, true) <= width ? distinct : shortened(name, width, size, true, least);
}
