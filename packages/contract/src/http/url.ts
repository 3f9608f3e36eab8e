/** Whether a text is a whole address. Safari knows `URL.canParse` from 17 on. */
export const isUrl = (text: string) => {
  try {
    return new URL(text).href !== ''
  } catch {
    return false
  }
}
