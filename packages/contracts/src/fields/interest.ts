// Apart from the schemas: the pages with the forms need no more than this.

/** How long an address waits at most, in months. Source: the privacy policy. */
export const interestKeptMonths = 18

export const interestsPath = '/api/interests'
export const forgetInterestsPath = '/api/interests/forget'
