/** In characters. Apart from the search, which is fetched when the field is used: the page says it too. */
export const maxQuestionLength = 200
