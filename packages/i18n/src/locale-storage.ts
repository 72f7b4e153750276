/** Where the visitor's choice is kept in local storage. Source: specification, section 3. */
export const localeStorageKey = 'selectedLocale'
