const find = (pattern: RegExp, text: string) => {
  const found = pattern.exec(text)?.[1]
  if (found === undefined) throw new Error(`the PDF has no ${pattern.source}`)
  return found
}

/** Reads a PDF as Typst writes it: one table of positions, no compressed objects. */
export const parsePdf = (pdf: Buffer) => {
  const source = pdf.toString('latin1')
  const tableStart = Number(find(/startxref\s+(\d+)\s+%%EOF\s*$/, source))
  const entries = source.indexOf('0000000000 65535 f', tableStart)
  const startOf = (number: number) => Number(source.slice(entries + 20 * number, entries + 20 * number + 10))
  const dictionary = (number: number) => {
    const start = startOf(number)
    return source.slice(
      source.indexOf('<<', start) + 2,
      source.lastIndexOf('>>', source.indexOf('endobj', start)),
    )
  }
  /** What an object's stream holds, where it is not compressed; each byte a sign. */
  const stream = (number: number) => {
    const start = source.indexOf('stream', startOf(number))
    return source.slice(source.indexOf('\n', start) + 1, source.indexOf('\nendstream', start))
  }
  const trailer = source.slice(source.indexOf('trailer', tableStart))
  const root = Number(find(/\/Root (\d+) 0 R/, trailer))
  const size = Number(find(/\/Size (\d+)/, trailer))
  return { tableStart, trailer, root, size, dictionary, stream }
}
export type ParsedPdf = ReturnType<typeof parsePdf>

/** Appends objects to a PDF, new ones or newer versions, each byte a sign; its own bytes stay as they are. */
export const appendObjects = (
  pdf: Buffer,
  { tableStart, trailer, root, size }: ParsedPdf,
  objects: [number, string][],
) => {
  let position = pdf.length + 1
  let added = '\n'
  let table = ''
  for (const [number, body] of objects) {
    const object = `${number} 0 obj\n${body}\nendobj\n`
    table += `${number} 1\n${String(position).padStart(10, '0')} 00000 n\r\n`
    added += object
    position += object.length
  }
  const most = Math.max(size, ...objects.map(([number]) => number + 1))
  const kept = [/\/Info \d+ 0 R/, /\/ID \[[^\]]*\]/]
    .map(pattern => pattern.exec(trailer)?.[0] ?? '')
    .join(' ')
  added += `xref\n${table}trailer\n<< /Size ${most} /Root ${root} 0 R ${kept} /Prev ${tableStart} >>
startxref\n${position}\n%%EOF\n`
  return Buffer.concat([pdf, Buffer.from(added, 'latin1')])
}
