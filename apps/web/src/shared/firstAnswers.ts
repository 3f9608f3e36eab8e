/** The answers that came with the page (`first-view`), by the addresses that they answer, until they are asked for. */
let answers: Map<string, unknown> | undefined

const read = () => {
  const text = document.getElementById('answers')?.textContent
  // A page that was left and is shown again may be hours old.
  const [visit] = performance.getEntriesByType('navigation')
  const isOld = visit instanceof PerformanceNavigationTiming && visit.type === 'back_forward'
  return new Map<string, unknown>(text && !isOld ? Object.entries(JSON.parse(text)) : [])
}

/** What the server would answer a visitor at this address, if it came with the page; once, as later it is old. */
export const takeAnswer = (url: string) => {
  answers ??= read()
  const answer = answers.get(url)
  answers.delete(url)
  return answer
}

/** What was not asked for is old from now on. */
export const dropAnswers = () => {
  answers = new Map()
}
