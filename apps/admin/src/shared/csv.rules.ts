type Cell = string | number | null

// A cell that begins like a formula would be run by the spreadsheet; the apostrophe makes it text.
const harmless = (text: string) => (/^[=+\-@\t\r]/.test(text) ? `'${text}` : text)

const written = (cell: Cell) =>
  typeof cell === 'number' ? String(cell) : `"${harmless(cell ?? '').replaceAll('"', '""')}"`

/**
 * A table as German spreadsheets open it by a double click: semicolons, CRLF, and the byte order mark
 * that tells them UTF-8.
 */
export const csvOf = (headings: string[], rows: Cell[][]) =>
  `\uFEFF${[headings, ...rows].map(row => row.map(written).join(';')).join('\r\n')}\r\n`
