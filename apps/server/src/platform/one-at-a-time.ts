/** Runs what it is given one after the other, so that memory and cores are enough for all of it. */
export const oneAtATime = () => {
  let last: Promise<unknown> = Promise.resolve()
  return <Result>(run: () => Promise<Result>) => {
    const result = last.then(run)
    last = result.catch(() => {})
    return result
  }
}
