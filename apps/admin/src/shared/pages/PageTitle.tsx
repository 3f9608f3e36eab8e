/** The heading of a page, also in the browser's tab: „Titel · Verwaltung · Tafelrunde“. */
export const PageTitle = ({ children, tab = children }: { children: string; tab?: string }) => (
  <>
    <title>{`${tab} · Verwaltung · Tafelrunde`}</title>
    {children}
  </>
)
