const longest = 240
const lead = 40

const cut = (text: string, from: number) => {
  const start = from > 0 ? `…${text.slice(from)}` : text
  return start.length > longest ? `${start.slice(0, longest)}…` : start
}

/** Two texts from a little before the place where they part, so that the difference of long ones is in sight. */
export const excerpts = (before: string, after: string) => {
  if (Math.max(before.length, after.length) <= longest) return { before, after }
  const end = Math.min(before.length, after.length)
  let same = 0
  while (same < end && before[same] === after[same]) same++
  const from = Math.max(0, same - lead)
  return { before: cut(before, from), after: cut(after, from) }
}
