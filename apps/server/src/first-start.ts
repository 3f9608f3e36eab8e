/**
 * Runs the steps of a start. A first one says what it does and how long that took, as `npm start` says of packages and
 * builds; any other has so little to do that there is nothing to say.
 */
export const stepsOf =
  (isFirst: boolean) =>
  async <Result>(title: string, work: () => Promise<Result>) => {
    if (!isFirst) return work()
    const begun = performance.now()
    console.log(`▸ ${title} …`)
    const result = await work()
    console.log(`✓ ${title} (${((performance.now() - begun) / 1000).toFixed(1)} s)`)
    return result
  }
