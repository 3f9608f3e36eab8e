let common: Promise<ReadonlySet<string>> | undefined

const load = async () => {
  const { dictionary } = await import('@zxcvbn-ts/language-common')
  return new Set(dictionary['passwords-common'])
}

/** Whether many people have this password, whatever the case; the list is read when it is first needed. */
export const isCommonPassword = async (password: string) => {
  common ??= load()
  return (await common).has(password.toLowerCase())
}
