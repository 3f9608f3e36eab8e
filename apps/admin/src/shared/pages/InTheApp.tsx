/** What the app itself shows of it, beside this page; to the office also while it is a draft. */
export const InTheApp = ({ path }: { path: `/${string}` }) => (
  <a href={path} target="_blank" rel="noopener">
    In der App ansehen
  </a>
)
