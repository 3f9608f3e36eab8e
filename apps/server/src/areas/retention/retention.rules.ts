const day = 24 * 60 * 60 * 1000

/** „1 Tag“, „30 Tage“, „1 Jahr“ */
export const periodText = (milliseconds: number) => {
  const days = Math.round(milliseconds / day)
  const years = Math.round(days / 365.25)
  if (years > 0 && Math.abs(days - years * 365.25) <= 1) return years === 1 ? '1 Jahr' : `${years} Jahre`
  return days === 1 ? '1 Tag' : `${days} Tage`
}
