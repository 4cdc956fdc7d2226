### What the rules text leaves open, and how this game settles it: told by /about.

about-note_1 = These are scenarios of The Rise of the Roman Republic on reconstructed series rules. The politics (elections, the Senate, the cup, set-ups, tribes, victory) follows the printed rules text; how one marches, fights and besieges, the map's terrain and most ratings are not public and are reconstructed. What published play attests is kept.
about-note_2 = Who owns the printed game can have their own charts and ratings laid over these, if whoever runs the bot installs them; the host then picks them as an option.
about-note_3 = Each gap is settled by a numbered ruling.
