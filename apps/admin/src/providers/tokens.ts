import { Tokens } from '@tafelrunde/contract/account'

// Own key: the app keeps its session elsewhere, and either can be left without the other.
const key = 'tafelrunde.verwaltung.tokens'

const parsed = (text: string) => {
  try {
    return Tokens.safeParse(JSON.parse(text)).data
  } catch {
    return undefined // what no JSON is, is no token either
  }
}

/** The tokens of this browser, in all of its tabs; undefined when nobody is logged in. */
export const readTokens = () => {
  const text = localStorage.getItem(key)
  return text === null ? undefined : parsed(text)
}

export const keepTokens = (tokens: Tokens) => localStorage.setItem(key, JSON.stringify(tokens))

export const forgetTokens = () => localStorage.removeItem(key)
