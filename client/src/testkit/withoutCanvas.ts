/** For tests: jsdom draws nothing, and says so on every attempt unless it is told that we know. */
HTMLCanvasElement.prototype.getContext = () => null
