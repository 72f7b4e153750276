/** Search data of a language beside the articles' text. */
export type WikiWords = {
  /** Words without meaning for the search, separated by spaces. */
  stopWords: string
  /**
   * Other names of an article's subject: synonyms, slang, abbreviations, messages of the game. Any
   * word form works; adjacent words of a phrase (between commas) count for more.
   */
  articles: Readonly<Record<string, string>>
  /**
   * Subjects without an article: the game itself, other games, services that we lack, jobs, the
   * rest of the world. If one of them fits a question best, the search has no answer.
   */
  uncovered: readonly string[]
}
