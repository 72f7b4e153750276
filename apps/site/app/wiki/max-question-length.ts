/** In characters. Separate from the search, which loads later: the page needs the limit too. */
export const maxQuestionLength = 200
