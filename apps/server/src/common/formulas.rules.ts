// What Excel and LibreOffice take for the beginning of a formula, also as East Asian keyboards write it, and the white
// space that some versions skip before it (OWASP, CSV Injection; ASVS 5.0, 1.2.10).
const beginsFormula = /^[=+\-@\t\r\n\uFF1D\uFF0B\uFF0D\uFF20]/

/** What somebody typed as a cell of a CSV file: a text, whatever it begins with. Phone numbers stay readable. */
export const typedCell = (text: string) => (beginsFormula.test(text) ? `'${text}` : text)
