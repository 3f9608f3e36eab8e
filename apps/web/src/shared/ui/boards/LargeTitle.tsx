import './large-title.css'

/** The title of a tab, on a chalk stroke. `data-page-title` marks what takes the focus after navigation. */
export const LargeTitle = ({ children }: { children: string }) => (
  <h1 className="large-title" tabIndex={-1} data-page-title>
    {children}
    <svg className="large-title__stroke" viewBox="0 0 100 9" preserveAspectRatio="none" aria-hidden="true">
      <path d="M1.5 5.8C14 3.6 30 3.1 52 3.9S86 4.6 98.5 2.2" strokeWidth="3.4" />
      <path d="M10 7.9C24 6.8 40 6.5 56 6.3" strokeWidth="1" strokeOpacity="0.7" />
    </svg>
  </h1>
)
