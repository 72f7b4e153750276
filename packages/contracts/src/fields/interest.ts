// Separate from the schemas: the pages with the forms need only this.

/** Maximum storage of an address in months. Source: the privacy policy. */
export const interestKeptMonths = 18

export const interestsPath = '/api/interests'
export const forgetInterestsPath = '/api/interests/forget'
