export const notThereText = 'Das gibt es nicht mehr.'

/** Of those that were chosen, so many cannot be changed: nothing was done. */
export const someStayText = (count: number) =>
  count === 1
    ? 'Einer der Einträge lässt das nicht zu. Es ist nichts geändert.'
    : `${count} der Einträge lassen das nicht zu. Es ist nichts geändert.`
