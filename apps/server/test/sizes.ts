/** Whether tests go through each of their combinations, and in their full size (`npm run test:long`). */
export const isLong = process.env.LONG !== undefined

/** How many there are of something: in `npm test` as few as show the same. */
export const sized = (whole: number, few: number) => (isLong ? whole : few)
