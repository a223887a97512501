import './storyWords.ts';
import './words.ts';
