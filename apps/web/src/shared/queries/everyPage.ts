/** The most rows that the server gives at once. */
const limit = 1000

type Page<Row> = { count: number; results: Row[] }

/** All rows of a list, page after page. */
export const everyPage = async <Row>(
  ask: (query: { limit: string; offset: string }) => Promise<Page<Row>>,
): Promise<Row[]> => {
  const rows: Row[] = []
  for (;;) {
    const { count, results } = await ask({ limit: String(limit), offset: String(rows.length) })
    rows.push(...results)
    if (results.length === 0 || rows.length >= count) return rows
  }
}
