/** How an article, or a subject that no article covers, matches a question. */
export type Candidate = {
  score: number
  /** How surely it has each word of the question, from 0 to 1. */
  strengths: readonly number[]
}

export type Evidence = {
  /** How much each word of the question tells, in its order. */
  weights: readonly number[]
  article: Candidate
  uncovered: Candidate | undefined
}

/** A subject that fits far better takes no more confidence away than this. */
const maxElsewhere = 1.5

/** bench/results/wiki-search-quality.md has the figures; content/wiki-search-fit.nightly.test.ts repeats the fit. */
const bias = -4.4
const coefficients = { covered: 3.9, coveredElsewhere: -3.4, elsewhere: -2.4, score: 1.6 }

/** From this strength, a word of the question is one of the article's subject, or a form of it. */
const minNamedStrength = 0.8

export type Features = Record<keyof typeof coefficients, number>

/** Whether the question only names the article's subject: it is answered, however common its words are. */
export const isNameOnly = ({ article, uncovered }: Evidence) =>
  article.strengths.every((value) => value >= minNamedStrength) && (uncovered?.score ?? 0) <= article.score

/** The score is absolute: long questions have words that no article needs, so shares alone doubt too much. */
export function featuresOf({ weights, article, uncovered }: Evidence): Features {
  const whole = weights.reduce((sum, weight) => sum + weight, 0) || 1
  const share = (strengthAt: (at: number) => number) =>
    weights.reduce((sum, weight, at) => sum + weight * strengthAt(at), 0) / whole
  const strength = (at: number) => article.strengths[at] ?? 0
  return {
    covered: share(strength),
    coveredElsewhere: share((at) => Math.max(0, (uncovered?.strengths[at] ?? 0) - strength(at))),
    elsewhere: Math.min(maxElsewhere, (uncovered?.score ?? 0) / (article.score || 1)),
    score: Math.log1p(article.score),
  }
}

/** How likely it is, from 0 to 1, that the article answers the question. */
export function confidenceOf(evidence: Evidence): number {
  if (isNameOnly(evidence)) return 1
  const features = featuresOf(evidence)
  const names = Object.keys(coefficients) as (keyof Features)[]
  const sum = names.reduce((total, name) => total + coefficients[name] * features[name], bias)
  return 1 / (1 + Math.exp(-sum))
}
