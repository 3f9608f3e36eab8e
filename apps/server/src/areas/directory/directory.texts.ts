export const noWebsite = 'Geben Sie eine gültige URL ein.'
export const alreadyThere = 'Ihren Eintrag im Ausstellerverzeichnis gibt es schon.'
