import { readFile } from 'node:fs/promises'

let common: Promise<ReadonlySet<string>> | undefined

const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  const text = await readFile(new URL('common-passwords.txt', import.meta.url), 'utf8')
  // Its words stand below its licence. zxcvbn's list leaves out what its patterns find: „123“, „0987654321“ …
  const words = text.slice(text.indexOf('\n\n')).trim().split('\n')
  return new Set([...dictionary['passwords-common'], ...words])
}

/** Whether many people have this password, whatever the case; the lists are read when they are first needed. */
export const isCommonPassword = async (password: string) => {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
