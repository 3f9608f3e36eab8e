// Marks that turn the direction of writing, with what ends each: Unicode's bidirectional algorithm (UAX 9).
const popEmbedding = '\u202c'
const popIsolate = '\u2069'
const closers: Record<string, string> = {
  '\u202a': popEmbedding,
  '\u202b': popEmbedding,
  '\u202d': popEmbedding,
  '\u202e': popEmbedding,
  '\u2066': popIsolate,
  '\u2067': popIsolate,
  '\u2068': popIsolate,
}

const endIsolate = (open: string[]) => {
  const begun = open.lastIndexOf(popIsolate)
  if (begun >= 0) open.splice(begun)
}

const closedLine = (line: string) => {
  const open: string[] = []
  for (const sign of line.match(/[\u202a-\u202e\u2066-\u2069]/g) ?? []) {
    const closer = closers[sign]
    if (closer) open.push(closer)
    // The end of an isolate ends what was begun inside of it; that of an embedding only the last one.
    else if (sign === popIsolate) endIsolate(open)
    else if (open.at(-1) === popEmbedding) open.pop()
  }
  return line + open.toReversed().join('')
}

/** Whatever turns the direction in a line ends with it: what stands beside it on a screen or a paper stays as it is. */
export const withClosedDirections = (text: string) => text.split('\n').map(closedLine).join('\n')
