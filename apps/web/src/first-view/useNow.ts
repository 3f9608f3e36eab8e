let now = new Date()

/** In place of `shared/useNow.ts`: the moment for which the first view is drawn. */
export const useNow = () => now

export const drawFor = (moment: Date) => {
  now = moment
}
