import { coloursOf } from '@tafelrunde/contract/values/colours'

/** Where a colour itself could not be read, and what is taken instead; one sentence for each ground. */
export const shadeTexts = (colour: string) => {
  const [light, dark] = [coloursOf('light', colour).primary, coloursOf('dark', colour).primary]
  return [
    light === colour
      ? `Auf hellem Grund steht ${colour} selbst.`
      : `${colour} ist als Schrift auf hellem Grund zu hell; dort steht ${light}.`,
    dark === colour
      ? `Auf dunklem Grund steht ${colour} selbst.`
      : `${colour} ist als Schrift auf dunklem Grund zu dunkel; dort steht ${dark}.`,
  ]
}
