import type { DisplayItem } from '@tafelrunde/contract/events/displays'

// In units of a screen that is 1,920 wide and 1,080 high: so it is drawn, whatever its size.
const room = { perLine: 12, line: 64 }
const title = { perLine: 33, line: 64 }
const detailLine = 42
const rowPadding = 26
const heading = 88
/** What is left between head and foot. */
const pageHeight = 800

/** How many lines a text takes where so many letters fit into one; a longer word is broken. */
export const linesOf = (text: string, perLine: number) => {
  let [lines, used] = [1, 0]
  for (const word of text.split(/\s+/)) {
    const fits = used > 0 && used + 1 + word.length <= perLine
    if (fits) used += 1 + word.length
    else {
      lines += (used > 0 ? 1 : 0) + Math.floor(Math.max(0, word.length - 1) / perLine)
      used = ((word.length - 1) % perLine) + 1
    }
  }
  return lines
}

const rowHeight = ({ title: text, room: place }: DisplayItem, hasDetail: boolean) => {
  const titleHeight = linesOf(text, title.perLine) * title.line + (hasDetail ? detailLine : 0)
  return rowPadding + Math.max(titleHeight, linesOf(place, room.perLine) * room.line)
}

export type Section = { kind: 'now' | 'next'; items: DisplayItem[] }

/** Puts sections on as few pages as they need; one that goes on has its heading again. Whoever hangs there cannot scroll. */
export const pagesOf = (sections: Section[], hasDetail: (item: DisplayItem) => boolean) => {
  const pages: Section[][] = [[]]
  let used = 0
  for (const { kind, items } of sections) {
    let open: Section | undefined
    for (const item of items) {
      const height = rowHeight(item, hasDetail(item))
      if (used > 0 && used + height + (open ? 0 : heading) > pageHeight) {
        pages.push([])
        used = 0
        open = undefined
      }
      if (!open) {
        open = { kind, items: [] }
        pages.at(-1)?.push(open)
        used += heading
      }
      open.items.push(item)
      used += height
    }
  }
  return pages
}
