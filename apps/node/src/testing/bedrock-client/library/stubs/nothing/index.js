/* Signing in with accounts, and what builds or replaces RakNet: parts of the client that a player without an account does not need. */
module.exports = { Titles: {} }
