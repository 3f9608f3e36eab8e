/** What the server accepts at least. */
export const shortestPassword = 8

const words = ['zu kurz', 'schwach', 'mittel', 'gut', 'sehr gut'] as const

/** zxcvbn's score for a password, from 0 (guessed at once) to 4, where `ownWords` are words that belong to the person. */
export type Guess = (password: string, ownWords: string[]) => number

const byLength = (length: number) => (length < 12 ? 1 : length < 16 ? 2 : 3)

/**
 * How hard a password is to guess: its word, and how many of four segments are full. Without `guess`,
 * whose dictionary may be out of reach, only its length counts, and nothing is called very good.
 */
export const strengthOf = (password: string, ownWords: string[], guess?: Guess) => {
  const { length } = password
  if (length < shortestPassword) return { level: 0, word: words[0] }
  const level = guess ? Math.max(1, guess(password, ownWords)) : byLength(length)
  return { level, word: words[level] ?? words[4] }
}
