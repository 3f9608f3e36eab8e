/* global SwaggerUIBundle */
// Runs on the page of the API's reference, after Swagger UI.
const dark = matchMedia('(prefers-color-scheme: dark)')
const showColours = () => document.documentElement.classList.toggle('dark-mode', dark.matches)
dark.addEventListener('change', showColours)
showColours()

const read = async () => {
  const answer = await fetch('/api/schema/?format=json')
  if (!answer.ok) throw new Error(answer.statusText)
  return answer.json()
}

const show = spec =>
  SwaggerUIBundle({
    // As 3.1, Swagger UI 5 looks through the whole document anew whenever somebody opens an endpoint, for seconds.
    spec: { ...spec, openapi: '3.0.3' },
    dom_id: '#reference',
    deepLinking: true,
    docExpansion: 'none', // there are hundreds
    filter: true,
    tagsSorter: 'alpha',
    defaultModelsExpandDepth: -1,
    validatorUrl: null, // which would ask a foreign server
  })

read().then(show, () => {
  const problem = document.createElement('p')
  problem.setAttribute('role', 'alert')
  problem.lang = 'de'
  problem.textContent = 'Die Beschreibung ließ sich nicht laden. Bitte laden Sie die Seite noch einmal.'
  document.querySelector('#reference').replaceChildren(problem)
})
