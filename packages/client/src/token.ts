/** The account that a token of ours belongs to, by what it says itself; undefined if it is none. */
export const ownerOf = (token: string): number | undefined => {
  const [, claims = ''] = token.split('.')
  try {
    const read: unknown = JSON.parse(atob(claims.replaceAll('-', '+').replaceAll('_', '/')))
    const id = typeof read === 'object' && read && 'user_id' in read ? Number(read.user_id) : Number.NaN
    return Number.isInteger(id) ? id : undefined
  } catch {
    return undefined
  }
}
