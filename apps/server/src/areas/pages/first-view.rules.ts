/**
 * The first view of a page: as HTML, its styles and the addresses of those that each screen has, what else is loaded for
 * it, and what the app needs to take it over, as JSON.
 */
export type FirstView = {
  html: string
  styles: string
  sheets: string[]
  scripts: string[]
  drawn: string
}

const note =
  '<noscript><p class="first-view__note">Zum Anmelden und Buchen braucht Tafelrunde JavaScript.</p></noscript>'

/** Vite loads no style sheet that the page names, and the browser none that is disabled: it stands in the page already. */
const asLoaded = (sheet: string) => `<link rel="stylesheet" crossorigin disabled href="${sheet}">`

const asNeeded = (script: string) =>
  `<link rel="modulepreload" crossorigin fetchpriority="low" href="${script}">`

/**
 * The built page with its first view in it, which stands there until the app has made the same. The styles come with the
 * page, and the association's colours (`colours`) as well, so that nothing else is waited for.
 */
export const withFirstView = (html: string, view: FirstView, colours: string) =>
  html
    .replace(/<link [^>]*href="\/colours\.css"[^>]*>/, () => `<style data-colours>${colours}</style>`)
    .replace(/<link rel="stylesheet"[^>]*>/, () => `<style>${view.styles}</style>`)
    .replace('</head>', () =>
      [...view.sheets.map(asLoaded), ...view.scripts.map(asNeeded), '</head>'].join(''),
    )
    .replace(/<noscript>.*<\/noscript>/, '')
    .replace(
      '<div id="root"></div>',
      () =>
        `${note}<div id="root" data-drawn>${view.html}</div>` +
        `<script type="application/json" id="drawn">${view.drawn.replaceAll('<', '\\u003c')}</script>`,
    )
