/* The game's data: most of what the client weighs, and there already with the core that speaks to Java's clients. */
module.exports = require(process.env.MINECRAFT_DATA)
