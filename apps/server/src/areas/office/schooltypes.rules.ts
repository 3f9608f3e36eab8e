const folded = (name: string) => name.toLocaleLowerCase('de')

/** What is wrong with a school type's name beside those of the others. */
export const nameProblem = (name: string, others: string[]) =>
  others.some(other => folded(other) === folded(name)) ? 'Diese Schulart gibt es schon.' : undefined
