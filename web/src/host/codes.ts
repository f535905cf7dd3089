/** The code with which a live line closes when its table is played in another tab. */
export const ELSEWHERE = 4409;
