/* Replaces account sign-in and the RakNet builders. A player without an account needs neither. */
module.exports = { Titles: {} }
