/** Hears how many of how many rows are written. */
export type Progress = (done: number, total: number) => void
/** Runs `run` with a part of the rows after the other; without rows not at all, so that no trigger fires. */
export type Write = <Row>(rows: Row[], run: (part: Row[]) => Promise<unknown>) => Promise<void>

const partSize = 200

/** Writes in parts and tells of each; `total` counts what all of its calls together will write. */
export const writerOf = (total: number, onProgress: Progress): Write => {
  let done = 0
  onProgress(done, total)
  return async (rows, run) => {
    for (let from = 0; from < rows.length; from += partSize) {
      const part = rows.slice(from, from + partSize)
      await run(part)
      done += part.length
      onProgress(done, total)
    }
  }
}
