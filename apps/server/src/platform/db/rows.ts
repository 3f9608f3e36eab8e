/** The one row that an insert without a conflict clause returns. */
export const onlyRow = <Row>([row]: Row[]) => {
  if (!row) throw new Error('an insert without a conflict clause always returns its row')
  return row
}
