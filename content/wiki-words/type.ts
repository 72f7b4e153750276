/** What the wiki's search knows of a language beside the articles' own words. */
export type WikiWords = {
  /** Words that tell nothing in a question, between spaces. */
  stopWords: string
  /**
   * What people call an article's subject and may type for it: synonyms, slang, abbreviations, messages of the game.
   * Any form of a word will do; words between two commas that come together in a question count for more.
   */
  articles: Readonly<Record<string, string>>
  /**
   * Subjects that people ask about and no article covers: the game itself, other games, services that we
   * lack, jobs, the rest of the world. When one of them fits a question best, the search has no answer.
   */
  uncovered: readonly string[]
}
