/** Rows below their headings for the terminal, a line each; the columns named by their place stand to the right. */
export const terminalTable = (head: string[], body: string[][], toTheRight: number[]) => {
  const rows = [head, ...body]
  const widths = head.map((_, column) => Math.max(...rows.map(row => row[column]?.length ?? 0)))
  const line = (row: string[]) =>
    row
      .map((cell, column) => {
        const width = widths[column] ?? 0
        return toTheRight.includes(column) ? cell.padStart(width) : cell.padEnd(width)
      })
      .join('  ')
      .trimEnd()
  return rows.map(line).join('\n')
}
