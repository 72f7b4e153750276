/**
 * Claims and samples that whoever runs this service has checked and stands by. `npm run preflight` lists each until its
 * line stands here, word for word; since a line holds the value itself, a changed figure or text must be confirmed again.
 * For example: 'brand.since = 2022'.
 */
export const confirmed: readonly string[] = []
