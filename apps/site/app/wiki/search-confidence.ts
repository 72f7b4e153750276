/** How well an article, or a subject without an article, matches a question. */
export type Candidate = {
  score: number
  /** Match strength of each word of the question, from 0 to 1. */
  strengths: readonly number[]
}

export type Evidence = {
  /** Weight of each word of the question, in its order. */
  weights: readonly number[]
  article: Candidate
  uncovered: Candidate | undefined
}

/** Upper bound on the confidence that a better matching subject removes. */
const maxElsewhere = 1.5

/**
 * Figures: bench/results/wiki-search-quality.md; content/wiki-search-fit.nightly.test.ts repeats
 * the fit.
 */
const bias = -4.4
const coefficients = { covered: 3.9, coveredElsewhere: -3.4, elsewhere: -2.4, score: 1.6 }

/** From this strength a word of the question is a form of the article's subject. */
const minNamedStrength = 0.8

export type Features = Record<keyof typeof coefficients, number>

/**
 * Whether the question only names the article's subject: then it is answered, even if its words are
 * common.
 */
export const isNameOnly = ({ article, uncovered }: Evidence) =>
  article.strengths.every((value) => value >= minNamedStrength) && (uncovered?.score ?? 0) <= article.score

/**
 * Absolute score: long questions contain words that no article needs, so a relative score is too
 * low.
 */
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

/** Probability from 0 to 1 that the article answers the question. */
export function confidenceOf(evidence: Evidence): number {
  if (isNameOnly(evidence)) return 1
  const features = featuresOf(evidence)
  const names = Object.keys(coefficients) as (keyof Features)[]
  const sum = names.reduce((total, name) => total + coefficients[name] * features[name], bias)
  return 1 / (1 + Math.exp(-sum))
}
